interface Props {
  names: readonly string[];
  /** Index of the slide that is shown. */
  slide: number;
  playing: boolean;
  onShow: (index: number) => void;
  onStep: (by: 1 | -1) => void;
  onPlay: (playing: boolean) => void;
}

/** Previous, next, pause, and one mark for each slide. */
export function CarouselControls({ names, slide, playing, onShow, onStep, onPlay }: Props) {
  return (
    <div className="values-controls" role="group" aria-label="Slides">
      <button type="button" aria-label="Previous value" data-step={-1} onClick={() => onStep(-1)}>
        <Glyph path="M20 12H5m6-6-6 6 6 6" />
      </button>
      <button type="button" aria-label="Next value" data-step={1} onClick={() => onStep(1)}>
        <Glyph path="M4 12h15m-6-6 6 6-6 6" />
      </button>
      <button
        type="button"
        className="values-play"
        aria-label={playing ? 'Pause the slides' : 'Play the slides'}
        onClick={() => onPlay(!playing)}
      >
        <Glyph path={playing ? 'M8 5v14M16 5v14' : 'M7 4.5v15l12-7.5z'} />
      </button>
      <div className="values-marks">
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            aria-label={`${index + 1} of ${names.length}: ${name}`}
            aria-current={index === slide ? 'true' : undefined}
            onClick={() => onShow(index)}
          />
        ))}
      </div>
    </div>
  );
}

function Glyph({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
