import { css } from 'lit';

/** The composer. */
export const composerStyle = css`
  page-composer {
    display: block;
    flex: none;
    padding: 0 16px max(16px, env(safe-area-inset-bottom));
  }
  .composer {
    position: relative;
  }
  .composer-row {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 52px;
    padding: 4px;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--raised);
  }
  .composer-row:focus-within {
    border-color: var(--muted);
  }
  .composer-text {
    flex: 1;
    min-width: 0;
    max-height: 40dvh;
    padding: 8px 4px;
    border: 0;
    background: none;
    outline: 0;
    resize: none;
    field-sizing: content;
  }
  .composer-text::placeholder {
    overflow: hidden;
    color: var(--muted);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .send:not(:disabled) {
    background: var(--brand);
    color: #fff;
  }
  .send:hover:not(:disabled) {
    background: var(--brand-dark);
  }
  .send:disabled {
    opacity: 0.4;
  }
  .composer-error {
    padding: 6px 12px;
    color: var(--alarm);
    font-size: 14px;
  }
  @media (max-width: 799px) {
    page-composer {
      padding: 0 8px max(8px, env(safe-area-inset-bottom));
    }
  }
`;
