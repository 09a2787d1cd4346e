import { css } from 'lit';

/** The choice of a language. */
export const languageStyle = css`
  .languages {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    padding: 0 4px;
    background: color-mix(in srgb, var(--side), black 8%);
  }
  .languages a {
    min-height: 44px;
    padding: 0 8px;
    color: var(--muted);
    font-size: 14px;
    line-height: 44px;
    text-decoration: none;
  }
  .languages a:hover {
    color: var(--strong);
    text-decoration: underline;
  }
  .languages a[aria-current='true'] {
    color: var(--strong);
    font-weight: 600;
  }
`;
