import { css } from 'lit';

/** A picture over the page. */
export const lightboxStyle = css`
  .lightbox {
    display: none;
    width: 100vw;
    max-width: none;
    height: 100dvh;
    max-height: none;
    padding: 0;
    border: 0;
    background: rgb(0 0 0 / 88%);
    color: #f2f3f5;
  }
  .lightbox[open] {
    display: flex;
    flex-direction: column;
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
