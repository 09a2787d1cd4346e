import { css } from 'lit';

/** Action rows and Components V2. */
export const componentStyle = css`
  .components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    margin-top: 6px;
  }
  .row {
    gap: 8px;
  }
  .container {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    width: 100%;
    max-width: 632px;
    padding: 14px 16px;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--card);
  }
  .container.accented {
    border-left: 4px solid var(--accent);
  }
  .section {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: 12px;
    max-width: 600px;
  }
  .section-words {
    display: grid;
    gap: 4px;
    flex: 1;
    min-width: 0;
  }
  .section-side {
    flex: none;
    max-width: 45%;
  }
  .separator {
    width: 100%;
    height: 1px;
    margin: 2px 0;
    border: 0;
    background: var(--line);
  }
  .separator.wide {
    margin: 8px 0;
  }
  .space {
    height: 4px;
  }
  .space.wide {
    height: 16px;
  }
  .unsupported {
    color: var(--muted);
    font-size: 14px;
  }
`;
