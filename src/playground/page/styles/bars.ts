import { css } from 'lit';

/** The bars above the sidebar and the messages. */
export const barStyle = css`
  .guild,
  .bar {
    display: flex;
    align-items: center;
    gap: 8px;
    height: 52px;
    flex: none;
    padding: 0 8px 0 16px;
    border-bottom: 1px solid var(--line);
  }
  .guild h1 {
    flex: 1;
    overflow: hidden;
    color: var(--strong);
    font-size: 16px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .person:hover,
  .round:hover:not(:disabled) {
    background: var(--hover);
    color: var(--strong);
  }
  .round {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    flex: none;
    padding: 0;
    border-radius: 8px;
    color: var(--muted);
  }
  .bar-name,
  .bar-parent {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
    padding: 0;
    color: var(--muted);
    white-space: nowrap;
  }
  .bar-name b {
    overflow: hidden;
    color: var(--strong);
    text-overflow: ellipsis;
  }
  .bar-parent::after {
    content: '›';
    margin: 0 2px;
  }
  .bar-topic {
    flex: 1;
    min-width: 0;
    margin-left: 8px;
    overflow: hidden;
    color: var(--muted);
    font-size: 14px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .connection {
    padding: 6px 16px;
    background: #f0b232;
    color: #1e1f22;
    font-size: 14px;
    font-weight: 600;
    text-align: center;
  }
  .connection.connecting {
    background: var(--raised);
    color: var(--text);
  }
`;
