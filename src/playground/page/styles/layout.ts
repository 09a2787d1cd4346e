import { css } from 'lit';

/** Where the side and the channel lie, and the bars over them. */
export const layoutStyle = css`
  .app {
    display: grid;
    grid-template: minmax(0, 1fr) / 248px minmax(0, 1fr);
    position: fixed;
    inset: 0;
  }
  .side {
    display: flex;
    flex-direction: column;
    min-height: 0;
    background: var(--side);
  }
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
  .channel {
    position: relative;
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
    background: var(--ground);
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
  .only-narrow {
    display: none;
  }
  @media (max-width: 799px) {
    .app {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    }
    .side {
      position: fixed;
      inset: 0 auto 0 0;
      z-index: 20;
      width: min(300px, 84vw);
      visibility: hidden;
      transform: translateX(-100%);
      transition:
        transform 0.18s ease,
        visibility 0.18s;
    }
    .drawer-open .side {
      visibility: visible;
      transform: none;
      box-shadow: var(--shadow);
    }
    .shade {
      position: fixed;
      inset: 0;
      z-index: 19;
      background: rgb(0 0 0 / 55%);
    }
    .only-narrow {
      display: grid;
    }
    .bar {
      padding-left: 4px;
    }
    .round.called::after {
      content: '';
      position: absolute;
      top: 10px;
      left: 32px;
      width: 10px;
      height: 10px;
      border-radius: 50%;
      background: var(--red);
    }
    .place,
    .round {
      min-height: 44px;
    }
    .round {
      width: 44px;
    }
  }
`;
