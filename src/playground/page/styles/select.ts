import { css } from 'lit';

/** Select menus. */
export const selectStyle = css`
  page-select {
    display: block;
    width: 100%;
    max-width: 440px;
  }
  .select {
    position: relative;
  }
  .select-face {
    display: flex;
    align-items: center;
    gap: 8px;
    width: 100%;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--deep);
    text-align: left;
  }
  .select-face[aria-invalid='true'] {
    border-color: var(--alarm);
  }
  .select-face:disabled {
    opacity: 0.5;
  }
  .select-value {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 4px 10px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .select-value.placeholder {
    color: var(--muted);
  }
  .select-chosen {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  .select.open .select-face > .icon {
    transform: rotate(180deg);
  }
  .select-list {
    position: fixed;
    inset: auto;
    display: flex;
    flex-direction: column;
    margin: 0;
    padding: 0;
    overflow: hidden;
    color: var(--text);
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--deep);
    box-shadow: var(--shadow);
  }
  .select-list [role='listbox'] {
    position: relative;
    min-height: 0;
    overflow-y: auto;
  }
  .option {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    padding: 6px 12px;
    cursor: pointer;
  }
  .option.active {
    background: var(--pressed);
  }
  .option.chosen .option-label {
    color: var(--strong);
    font-weight: 600;
  }
  .option-words {
    display: grid;
    flex: 1;
    min-width: 0;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  .option-about {
    color: var(--muted);
    font-size: 13px;
  }
  .tick {
    display: grid;
    place-items: center;
    width: 22px;
    height: 22px;
    flex: none;
    border: 2px solid var(--muted);
    border-radius: 6px;
  }
  .option.chosen .tick {
    border-color: var(--brand);
    background: var(--brand);
    color: #fff;
  }
  .tick .icon {
    width: 16px;
    height: 16px;
  }
  .select-foot {
    flex: none;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    padding: 8px 12px;
    border-top: 1px solid var(--line);
    color: var(--muted);
    font-size: 14px;
  }
  @media (max-width: 799px) {
    page-select {
      max-width: none;
    }
  }
`;
