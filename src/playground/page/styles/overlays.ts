import { css } from 'lit';

/** Modals and the picture over the page. */
export const overlayStyle = css`
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
  .modal-field label {
    display: block;
    margin-bottom: 6px;
    color: var(--strong);
    font-size: 14px;
    font-weight: 600;
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
  .lightbox {
    display: none;
    width: 100vw;
    max-width: none;
    height: 100dvh;
    max-height: none;
    padding: 0;
    border: 0;
    background: none;
    color: #f2f3f5;
  }
  .lightbox[open] {
    display: flex;
    flex-direction: column;
  }
  .lightbox::backdrop {
    background: rgb(0 0 0 / 88%);
  }
  .lightbox-bar {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 16px;
    flex: none;
    padding: 8px 12px;
  }
  .lightbox-bar .link {
    min-height: 40px;
    color: #9cd3ff;
    font-size: 15px;
    line-height: 40px;
  }
  .lightbox-bar .round {
    color: #f2f3f5;
  }
  .lightbox-view {
    display: grid;
    flex: 1;
    min-height: 0;
    padding: 0 12px;
    overflow: auto;
    place-items: center;
  }
  .lightbox-view img {
    max-width: 100%;
    max-height: 100%;
    min-height: 0;
    border-radius: 4px;
    cursor: zoom-in;
    object-fit: contain;
  }
  .lightbox:not(.full) .lightbox-view {
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  }
  .lightbox.full .lightbox-view {
    place-items: safe center;
  }
  .lightbox.full img {
    max-width: none;
    max-height: none;
    cursor: zoom-out;
  }
  .lightbox-alt {
    flex: none;
    max-height: 22dvh;
    margin: 0 auto;
    padding: 10px 16px 14px;
    overflow-y: auto;
    font-size: 14px;
    max-width: 90ch;
  }
`;
