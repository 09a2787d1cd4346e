import { css } from 'lit';

/** Defaults for the whole page. */
export const baseStyle = css`
  @font-face {
    font-family: 'Page Emoji';
    font-display: swap;
    src: url('/page/emoji.ttf');
    /* Not the digits, signs and spaces that the font has, too. */
    unicode-range:
      U+200D, U+203C, U+2049, U+20E3, U+2139, U+2194-21AA, U+231A-23FF, U+24C2, U+25AA-27BF, U+2934-2935,
      U+2B05-2B55, U+3030, U+303D, U+3297, U+3299, U+FE0E-FE0F, U+1F000-1FAFF, U+E0020-E007F;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html,
  body {
    height: 100%;
    margin: 0;
    overflow: hidden;
    background: var(--ground);
    color: var(--text);
    font: 16px / 1.375 var(--font);
    -webkit-text-size-adjust: 100%;
  }
  h1,
  h2,
  h3,
  h4,
  h5,
  p,
  ul {
    margin: 0;
    padding: 0;
  }
  button,
  input,
  textarea {
    font: inherit;
    color: inherit;
  }
  button {
    border: 0;
    background: none;
    cursor: pointer;
    touch-action: manipulation;
  }
  button:disabled {
    cursor: not-allowed;
  }
  a {
    color: var(--link);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  .skip:not(:focus) {
    position: absolute;
    clip-path: inset(50%);
  }
  .skip {
    position: fixed;
    top: 8px;
    left: 8px;
    z-index: 30;
  }
  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  .icon {
    width: 20px;
    height: 20px;
    flex: none;
    vertical-align: -4px;
  }
  img.emoji {
    flex: none;
    width: 1.375em;
    height: 1.375em;
    vertical-align: bottom;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  ::-webkit-scrollbar {
    width: 10px;
    height: 10px;
  }
  ::-webkit-scrollbar-thumb {
    border: 2px solid transparent;
    border-radius: 5px;
    background: var(--grey) padding-box;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
    }
  }
`;
