import { controlAttributes, FieldError } from '#forms/fields/FieldShell.tsx';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../shell/Button.tsx';
import { Icon } from '../../shell/Icon.tsx';
import { useAtom } from '../../shell/atom.ts';
import { listen } from '../../shell/listen.ts';
import { focusOn } from '../notices.tsx';
import { blogDraft } from './blog-draft.ts';
import { choosePicture, PICTURE_TYPES } from './picture.ts';

const take = (file: File): void => void choosePicture(file);

/** Chooses the post's picture, by dialog, drop or paste. Photographs over the limit are made smaller here, before sending. */
export function PictureField() {
  const { loaded, picture, shrinking, faults, saving, round } = useAtom(blogDraft);
  const zone = useRef<HTMLDivElement>(null);
  const over = useFileDrop(zone, saving ? undefined : take);
  useFilePaste(saving ? undefined : take);
  const id = useId();
  const fault = faults.errors['image'];
  const field = { id, name: 'image', error: fault };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {loaded ? 'Image (optional: the current one stays)' : 'Image'}
      </label>
      <div ref={zone} className="cms-picture" data-fault={Boolean(fault)} data-over={over}>
        <Thumb src={picture?.url ?? loaded?.image_url} />
        <div>
          <input
            key={round}
            {...controlAttributes(field, 'hint')}
            type="file"
            accept={PICTURE_TYPES.join()}
            disabled={saving}
            onClick={({ currentTarget }) => {
              // Browsers tell of no change when the same file is chosen again, though it may be another by now.
              currentTarget.value = '';
            }}
            onChange={(event) => void choosePicture(event.target.files?.[0])}
          />
          <p id={`${id}-hint`} className="field-hint">
            {picture
              ? `${picture.file.name}, ${megabytes(picture.file.size)}`
              : 'Or drop or paste one here: JPEG, PNG, WebP, AVIF or GIF. Large photographs are made smaller before they are sent.'}
          </p>
          {(picture ?? (loaded && fault)) && (
            <Button
              disabled={saving}
              onClick={(event) => {
                focusOn(event, '[name=image]');
                void choosePicture(undefined);
              }}
            >
              {loaded ? 'Keep the current picture' : 'Take the picture out'}
            </Button>
          )}
        </div>
      </div>
      <div role="status">
        {shrinking !== undefined && shrinking > 0 && (
          <p>
            Making the picture smaller… <progress value={shrinking} aria-label="Making the picture smaller" />
          </p>
        )}
        <FieldError field={field} />
      </div>
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

const megabytes = (bytes: number): string =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/**
 * Takes a file that is dropped on `zone`. One that is dropped beside it is left alone, and never opened by the browser,
 * which would take the page away. `take` undefined: nothing can be taken now. Out: whether a file is over the zone.
 */
function useFileDrop(zone: RefObject<HTMLElement | null>, take: ((file: File) => void) | undefined): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const isInside = ({ target }: DragEvent): boolean =>
      take !== undefined && target instanceof Node && zone.current?.contains(target) === true;
    const drag = (event: DragEvent): void => {
      const { dataTransfer } = event;
      if (!dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = isInside(event) ? 'copy' : 'none';
      setOver(isInside(event));
    };
    const drop = (event: DragEvent): void => {
      drag(event);
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file && isInside(event)) take?.(file);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const stops = [
      listen(window, ['dragover'], drag),
      listen(window, ['drop'], drop),
      listen(window, ['dragleave'], leave),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [zone, take]);
  return over;
}

/** Takes a picture that is pasted anywhere on the page; a paste that is text as well (from a document) stays text. */
function useFilePaste(take: ((file: File) => void) | undefined): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const { clipboardData } = event;
      const file = clipboardData?.files[0];
      if (!file || clipboardData.types.includes('text/plain')) return;
      event.preventDefault();
      take?.(file);
    };
    return listen(window, ['paste'], paste);
  }, [take]);
}
