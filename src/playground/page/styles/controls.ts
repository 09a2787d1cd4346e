import { css } from 'lit';

/** Buttons, menus and Components V2. */
export const controlStyle = css`
  .components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    margin-top: 6px;
  }
  .row {
    gap: 8px;
  }
  .button {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 60px;
    min-height: 36px;
    max-width: 100%;
    padding: 4px 14px;
    border-radius: 8px;
    color: #fff;
    font-size: 14px;
    font-weight: 550;
    line-height: 1.25;
    text-align: center;
    transition: background-color 0.15s ease;
  }
  .button:hover {
    text-decoration: none;
  }
  .button-face {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .button .icon {
    width: 16px;
    height: 16px;
  }
  .button.primary {
    background: var(--brand);
  }
  .button.secondary {
    background: var(--grey);
  }
  .button.success {
    background: var(--green);
  }
  .button.danger {
    background: var(--red);
  }
  .button.primary:hover:not(:disabled) {
    background: var(--brand-dark);
  }
  .button.secondary:hover:not(:disabled) {
    background: var(--grey-dark);
  }
  .button.success:hover:not(:disabled) {
    background: var(--green-dark);
  }
  .button.danger:hover:not(:disabled) {
    background: var(--red-dark);
  }
  .button:disabled {
    opacity: 0.5;
  }
  .button[aria-disabled='true']:not(.busy) {
    cursor: wait;
  }
  .button.busy .button-face {
    visibility: hidden;
  }
  .button.busy .dots {
    position: absolute;
  }
  .emoji {
    font-size: 1.15em;
    line-height: 1;
  }
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
    position: absolute;
    top: calc(100% + 4px);
    z-index: 5;
    width: 100%;
    margin-bottom: 12px;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--deep);
    box-shadow: var(--shadow);
  }
  .select-list [role='listbox'] {
    max-height: min(320px, 50vh);
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
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    padding: 8px 12px;
    border-top: 1px solid var(--line);
    color: var(--muted);
    font-size: 14px;
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
  @media (max-width: 799px) {
    .button {
      min-height: 44px;
    }
    page-select {
      max-width: none;
    }
  }
`;
