import { useId, useState } from 'react';
import { Icon } from '../../../shell/Icon.tsx';
import { useStore } from '../../../store.ts';
import { blogDraft, editDraft } from './blog-draft.ts';
import { PICTURE_TYPES, shrinkPicture } from './shrink-picture.ts';

/** Chooses the post's picture, by dialog or drop. Photographs over the limit are made smaller here, before sending. */
export function PictureField() {
  const { loaded, picture, errors, round } = useStore(blogDraft);
  const [progress, setProgress] = useState<number>();
  const [refused, setRefused] = useState('');
  const id = useId();
  const fault = refused || errors['image'];
  const choose = async (file: File | undefined): Promise<void> => {
    setRefused('');
    editDraft({ picture: undefined });
    if (!file) return;
    const result = await shrinkPicture(file, setProgress);
    setProgress(undefined);
    if ('refused' in result) setRefused(result.refused);
    else editDraft({ picture: { file: result, url: URL.createObjectURL(result) } });
  };
  return (
    <div className="cms-field">
      <label htmlFor={id}>{loaded ? 'Image (optional: the current one stays)' : 'Image'}</label>
      <div className="cms-picture" data-fault={Boolean(fault)}>
        <Thumb src={picture?.url ?? loaded?.image_url} />
        <div>
          <input
            key={round}
            id={id}
            name="image"
            type="file"
            accept={PICTURE_TYPES.join()}
            aria-describedby={`${id}-note`}
            aria-invalid={Boolean(fault)}
            onChange={(event) => void choose(event.target.files?.[0])}
          />
          <p id={`${id}-note`} className="admin-quiet">
            {picture
              ? `${picture.file.name}, ${megabytes(picture.file.size)}`
              : 'JPEG, PNG, WebP, AVIF or GIF. Large photographs are made smaller before they are sent.'}
          </p>
        </div>
      </div>
      {progress !== undefined && (
        <p role="status">
          Making the picture smaller… <progress value={progress} aria-label="Making the picture smaller" />
        </p>
      )}
      {fault && (
        <p className="admin-fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

function Thumb({ src }: { src: string | undefined }) {
  return (
    <div className="cms-thumb">
      {src ? <img src={src} alt="Chosen for the post" /> : <Icon name="picture" size={28} />}
    </div>
  );
}

function megabytes(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
