import { css } from 'lit';

/** The list above the composer. */
export const panelStyle = css`
  .panel {
    position: absolute;
    right: 0;
    bottom: calc(100% + 8px);
    left: 0;
    z-index: 10;
    display: flex;
    flex-direction: column;
    max-height: min(440px, 55dvh);
    padding-bottom: 6px;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--side);
    box-shadow: var(--shadow);
  }
  .panel-head {
    flex: none;
    padding: 10px 16px;
    color: var(--muted);
    font-size: 13px;
  }
  .panel-head b {
    margin-right: 6px;
    color: var(--strong);
  }
  .panel-note {
    padding: 6px 16px 10px;
    color: var(--muted);
  }
  .panel [role='listbox'] {
    overflow-y: auto;
  }
  .panel-item {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    margin: 0 8px;
    padding: 6px 8px;
    border-radius: 8px;
    cursor: pointer;
  }
  .panel-item.active {
    background: var(--pressed);
  }
  .panel-icon {
    display: grid;
    place-items: center;
    width: 30px;
    height: 30px;
    flex: none;
    border-radius: 50%;
    background: var(--raised);
    color: var(--muted);
  }
  .panel-words {
    display: grid;
    min-width: 0;
    line-height: 1.3;
  }
  .panel-label {
    color: var(--strong);
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  .panel-about {
    color: var(--muted);
    font-size: 14px;
    overflow-wrap: anywhere;
  }
  .panel-about:empty {
    display: none;
  }
`;
