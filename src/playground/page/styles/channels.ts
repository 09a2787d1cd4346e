import { css } from 'lit';

/** The list of channels. */
export const channelStyle = css`
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
`;
