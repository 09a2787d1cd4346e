import { css } from 'lit';

/** The side, the bar, and where the channel lies. */
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
  .side ul {
    list-style: none;
  }
  .side-heading {
    padding: 16px 8px 6px;
    color: var(--muted);
    font-size: 13px;
    font-weight: 600;
  }
  .side-note {
    padding: 4px 8px;
    color: var(--muted);
    font-size: 13px;
  }
  .places {
    flex: 1;
    min-height: 0;
    padding: 0 8px 8px;
    overflow-y: auto;
  }
  .place {
    display: flex;
    align-items: center;
    gap: 8px;
    position: relative;
    width: 100%;
    min-height: 36px;
    padding: 4px 8px;
    border-radius: 8px;
    color: var(--muted);
    text-align: left;
  }
  .thread-place {
    padding-left: 24px;
  }
  .place-name {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .place:hover {
    background: var(--hover);
    color: var(--text);
  }
  .place.current {
    background: var(--pressed);
    color: var(--strong);
  }
  .place.unread {
    color: var(--strong);
    font-weight: 600;
  }
  .place.unread::before {
    content: '';
    position: absolute;
    left: -8px;
    width: 4px;
    height: 8px;
    border-radius: 0 4px 4px 0;
    background: var(--strong);
  }
  .badge {
    min-width: 18px;
    padding: 0 5px;
    border-radius: 9px;
    background: var(--red);
    color: #fff;
    font-size: 12px;
    font-weight: 700;
    line-height: 18px;
    text-align: center;
  }
  .people {
    position: relative;
    flex: none;
    border-top: 1px solid var(--line);
    background: color-mix(in srgb, var(--side), black 8%);
  }
  .people img,
  .person img {
    width: 32px;
    height: 32px;
    border-radius: 50%;
  }
  .people summary {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 8px 12px;
    cursor: pointer;
    list-style: none;
  }
  .people summary::-webkit-details-marker {
    display: none;
  }
  .people summary:hover {
    background: var(--hover);
  }
  .people-me {
    display: grid;
    flex: 1;
    min-width: 0;
    line-height: 1.2;
  }
  .people-me small {
    color: var(--muted);
    font-size: 12px;
  }
  .people-me b {
    overflow: hidden;
    color: var(--strong);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .people-list {
    position: absolute;
    right: 8px;
    bottom: calc(100% + 8px);
    left: 8px;
    z-index: 3;
    max-height: 60dvh;
    padding: 0 8px 8px;
    overflow-y: auto;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--deep);
    box-shadow: var(--shadow);
  }
  .people li {
    display: flex;
    align-items: center;
  }
  .person {
    display: flex;
    align-items: center;
    gap: 10px;
    flex: 1;
    min-width: 0;
    min-height: 44px;
    padding: 4px 8px;
    border-radius: 8px;
    text-align: left;
  }
  .person span {
    overflow: hidden;
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
