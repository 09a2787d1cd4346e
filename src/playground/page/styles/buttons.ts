import { css } from 'lit';

/** Buttons. */
export const buttonStyle = css`
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
  @media (max-width: 799px) {
    .button {
      min-height: 44px;
    }
  }
`;
