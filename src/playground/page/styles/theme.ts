import { css } from 'lit';

/** Colours by theme. */
export const themeStyle = css`
  :root {
    color-scheme: dark;
    --ground: #313338;
    --side: #2b2d31;
    --deep: #1e1f22;
    --raised: #383a40;
    --card: #2b2d31;
    --hover: rgb(255 255 255 / 6%);
    --pressed: rgb(255 255 255 / 10%);
    --line: rgb(255 255 255 / 9%);
    --strong: #f2f3f5;
    --text: #dbdee1;
    --muted: #a3a8b1;
    --link: #4cb4ff;
    --brand: #5865f2;
    --brand-dark: #4752c4;
    --mention: rgb(88 101 242 / 30%);
    --mention-text: #d5d9ff;
    --grey: #4e5058;
    --grey-dark: #6d6f78;
    --green: #248046;
    --green-dark: #1a6334;
    --red: #d22d39;
    --red-dark: #a12828;
    --alarm: #ff8a8c;
    --focus: #7fc7ff;
    --called: rgb(250 166 26 / 7%);
    --private: rgb(88 101 242 / 8%);
    --shadow: 0 8px 24px rgb(0 0 0 / 40%);
    --emoji: 'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji', 'Page Emoji';
    --font: 'gg sans', 'Noto Sans', 'Helvetica Neue', Helvetica, Roboto, Arial, sans-serif, var(--emoji);
    --mono: 'gg mono', 'Source Code Pro', Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace, var(--emoji);
  }
  :root[data-theme='light'] {
    color-scheme: light;
    --ground: #ffffff;
    --side: #f2f3f5;
    --deep: #e3e5e8;
    --raised: #ebedef;
    --card: #f2f3f5;
    --hover: rgb(6 6 7 / 5%);
    --pressed: rgb(6 6 7 / 9%);
    --line: rgb(6 6 7 / 12%);
    --strong: #060607;
    --text: #313338;
    --muted: #5c5e66;
    --link: #0058c4;
    --mention: rgb(88 101 242 / 15%);
    --mention-text: #3c45a5;
    --grey: #6d6f78;
    --grey-dark: #4e5058;
    --alarm: #b3202c;
    --focus: #0069d9;
    --called: rgb(250 166 26 / 14%);
    --private: rgb(88 101 242 / 7%);
    --shadow: 0 8px 24px rgb(0 0 0 / 18%);
  }
`;
