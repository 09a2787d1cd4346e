import { css } from 'lit';

/** Formatted text. */
export const textStyle = css`
  .text {
    min-width: 0;
    overflow-wrap: anywhere;
    line-height: 1.375;
    white-space: pre-wrap;
  }
  .text .heading {
    margin: 8px 0 4px;
    color: var(--strong);
    font-size: 1rem;
    line-height: 1.375;
  }
  .text .heading.medium {
    font-size: 1.25rem;
  }
  .text .heading.large {
    font-size: 1.5rem;
  }
  .text .heading:first-child {
    margin-top: 0;
  }
  .text strong {
    color: var(--strong);
    font-weight: 650;
  }
  .text ul,
  .text ol {
    margin: 2px 0;
    padding-left: 24px;
    white-space: normal;
  }
  .text li {
    margin-bottom: 2px;
  }
  .text blockquote {
    margin: 0;
    padding-left: 12px;
    border-left: 4px solid var(--grey);
    border-radius: 2px;
  }
  .subtext {
    display: block;
    color: var(--muted);
    font-size: 13px;
  }
  .edited {
    margin-left: 4px;
    color: var(--muted);
    font-size: 11px;
  }
  .code,
  .code-block {
    border-radius: 4px;
    background: var(--side);
    font-family: var(--mono);
    font-size: 14px;
    line-height: 1.3;
  }
  .code {
    padding: 1px 4px;
  }
  .code-block {
    width: 0;
    min-width: 100%;
    max-width: 100%;
    margin: 6px 0;
    padding: 8px 10px;
    overflow-x: auto;
    border: 1px solid var(--line);
    white-space: pre;
  }
  .mention {
    display: inline;
    padding: 0 3px;
    border-radius: 4px;
    background: var(--mention);
    color: var(--mention-text);
    font-weight: 500;
    cursor: default;
  }
  button.mention {
    cursor: pointer;
  }
  button.mention:hover {
    background: var(--brand);
    color: #fff;
  }
  .timestamp {
    padding: 0 3px;
    border-radius: 4px;
    background: var(--hover);
  }
  .spoiler {
    display: inline;
    padding: 0 2px;
    border-radius: 4px;
    background: var(--pressed);
  }
  button.spoiler {
    background: var(--deep);
  }
  button.spoiler > span {
    visibility: hidden;
  }
`;
