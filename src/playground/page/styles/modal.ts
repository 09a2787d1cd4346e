import { css } from 'lit';

/** Modals. */
export const modalStyle = css`
  dialog::backdrop {
    background: rgb(0 0 0 / 75%);
  }
  .modal {
    width: min(480px, 100vw - 24px);
    max-height: min(90dvh, 100%);
    padding: 0;
    overflow: hidden auto;
    border: 1px solid var(--line);
    border-radius: 12px;
    background: var(--ground);
    box-shadow: var(--shadow);
    color: var(--text);
  }
  .modal header {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 12px 12px 12px 20px;
  }
  .modal header img {
    width: 28px;
    height: 28px;
    border-radius: 50%;
  }
  .modal h2 {
    flex: 1;
    min-width: 0;
    color: var(--strong);
    font-size: 20px;
    overflow-wrap: anywhere;
  }
  .modal-warning {
    padding: 0 20px;
    color: var(--muted);
    font-size: 13px;
  }
  .modal-body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding: 16px 20px;
  }
  .modal-field label,
  .modal-label {
    display: block;
    margin-bottom: 6px;
    color: var(--strong);
    font-size: 14px;
    font-weight: 600;
  }
  .modal-field .option-about {
    margin-bottom: 6px;
  }
  .needed,
  .modal-error {
    color: var(--alarm);
  }
  .modal-error {
    margin-top: 4px;
    font-size: 14px;
  }
  .modal-input {
    width: 100%;
    padding: 10px 12px;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--deep);
    resize: vertical;
  }
  .modal-input[aria-invalid='true'] {
    border-color: var(--alarm);
  }
  .modal .failure {
    padding: 0 20px 12px;
  }
  .modal footer {
    display: flex;
    justify-content: flex-end;
    gap: 8px;
    padding: 14px 20px;
    background: var(--side);
  }
  .modal footer .button {
    min-width: 96px;
    min-height: 44px;
  }
`;
