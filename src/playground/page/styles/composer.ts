import { css } from 'lit';

/** The composer and the list above it. */
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
  .command {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    min-width: 0;
    padding: 2px 0;
  }
  .command-name {
    padding: 4px 2px;
    border-radius: 4px;
    color: var(--strong);
    font-weight: 600;
    white-space: nowrap;
  }
  .field {
    display: inline-flex;
    align-items: stretch;
    max-width: 100%;
    min-height: 34px;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: 6px;
    background: var(--ground);
  }
  .field:focus-within {
    border-color: var(--focus);
  }
  .field.bad {
    border-color: var(--alarm);
  }
  .field-name {
    display: grid;
    place-items: center;
    padding: 0 8px;
    background: var(--deep);
    color: var(--muted);
    font-size: 14px;
  }
  .field input {
    min-width: 3ch;
    max-width: 40ch;
    padding: 0 8px;
    border: 0;
    background: none;
    outline: 0;
    text-overflow: ellipsis;
  }
  .field.picked input {
    color: var(--strong);
    font-weight: 550;
  }
  .field-remove {
    width: 30px;
    padding: 0;
    color: var(--muted);
  }
  .field-remove .icon {
    width: 14px;
    height: 14px;
    vertical-align: -2px;
  }
  .add-option {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 34px;
    padding: 0 10px 0 6px;
    border: 1px dashed var(--grey-dark);
    border-radius: 6px;
    color: var(--muted);
    font-size: 14px;
  }
  .add-option:hover {
    border-style: solid;
    color: var(--strong);
  }
  .add-option .icon {
    width: 14px;
    height: 14px;
  }
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
  @media (max-width: 799px) {
    page-composer {
      padding: 0 8px max(8px, env(safe-area-inset-bottom));
    }
    .field,
    .add-option {
      min-height: 44px;
    }
    .field-remove {
      width: 44px;
    }
  }
`;
