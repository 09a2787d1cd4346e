import { css } from 'lit';

/** The choice of a language. */
export const languageStyle = css`
  .language {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 8px;
    padding: 0 8px 8px;
  }
  .language select {
    min-height: 44px;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--field);
    color: var(--text);
    font: inherit;
  }
`;
