import { css } from 'lit';

/** A command being filled in. */
export const commandStyle = css`
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
  @media (max-width: 799px) {
    .field,
    .add-option {
      min-height: 44px;
    }
    .field-remove {
      width: 44px;
    }
  }
`;
