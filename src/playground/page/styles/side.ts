import { css } from 'lit';

/** Channels and people. */
export const sideStyle = css`
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
`;
