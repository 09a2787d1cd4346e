import { css } from 'lit';

/** The user switcher. */
export const userStyle = css`
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
