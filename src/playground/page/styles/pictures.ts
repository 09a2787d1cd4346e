import { css } from 'lit';

/** Pictures and files. */
export const pictureStyle = css`
  .picture {
    display: block;
    max-width: 100%;
    padding: 0;
    border-radius: 8px;
    cursor: zoom-in;
  }
  .picture img {
    display: block;
    width: auto;
    max-width: min(100%, 600px);
    height: auto;
    max-height: min(75vh, 600px);
    border-radius: 8px;
    object-fit: contain;
  }
  .picture.tile img {
    width: 100%;
    height: 220px;
    object-fit: cover;
  }
  .picture.thumbnail img,
  .picture.embed-thumbnail img {
    width: 85px;
    height: 85px;
    object-fit: cover;
  }
  .embed-thumbnail {
    float: right;
    margin: 0 0 8px 12px;
  }
  .attachments,
  .gallery:not(.single) {
    display: grid;
    gap: 4px;
    max-width: 600px;
  }
  .attachments {
    margin-top: 4px;
  }
  .attachments:has(.tile),
  .gallery:not(.single) {
    grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  }
  .file {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--card);
  }
`;
