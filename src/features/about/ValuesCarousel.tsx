import { useCallback, useRef, useState } from 'react';
import { values, type Value } from '#content/values.ts';
import { SLIDE_MS, wrapIndex } from './carousel.ts';
import drawings from '../../assets/spots/values.svg?url';
import { CarouselControls } from './CarouselControls.tsx';
import { useAutoAdvance } from './use-auto-advance.ts';
import { useHeld } from './use-held.ts';
import { useSlideScroll } from './use-slide-scroll.ts';
import { useStillPreferred } from './use-still-preferred.ts';
import './values-carousel.css';

const names = values.map((value) => value.name);

/**
 * The five values as slides. Runs by itself every 5 seconds unless the visitor has paused it, points at it,
 * has the focus in it, or prefers reduced motion. Without script it is a list that can be swiped.
 */
export function ValuesCarousel() {
  const [slide, setSlide] = useState(0);
  const [choice, setChoice] = useState<boolean>();
  const still = useStillPreferred();
  const playing = choice ?? !still;
  const section = useRef<HTMLElement>(null);
  const { held, holders } = useHeld(section);
  const { track, scrollTo, handlers } = useSlideScroll(setSlide);

  const show = useCallback(
    (index: number) => {
      setSlide(index);
      scrollTo(index);
    },
    [scrollTo],
  );
  const step = useCallback((by: number) => show(wrapIndex(slide, by, values.length)), [show, slide]);
  const advance = useCallback(() => step(1), [step]);
  const running = playing && !held;
  useAutoAdvance(running, slide, SLIDE_MS, advance);

  return (
    <section
      className="values"
      aria-roledescription="carousel"
      aria-label="Our values"
      ref={section}
      {...holders}
    >
      <ul
        className="values-track"
        aria-label="The five values"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
        ref={track}
        {...handlers}
      >
        {values.map((value, index) => (
          <Slide key={value.id} value={value} current={index === slide} />
        ))}
      </ul>
      <p className="visually-hidden" aria-live={running ? 'off' : 'polite'}>
        {`Value ${slide + 1} of ${values.length}: ${names[slide] ?? ''}`}
      </p>
      <CarouselControls {...{ names, slide, playing }} onShow={show} onStep={step} onPlay={setChoice} />
    </section>
  );
}

function Slide({ value: { id, name, description }, current }: { value: Value; current: boolean }) {
  return (
    <li className="values-slide" aria-current={current ? 'true' : undefined}>
      <div className="values-picture">
        <img src={`${drawings}#${id}`} alt="" width="240" height="180" loading="lazy" />
      </div>
      <div className="values-words">
        <h3>{name}</h3>
        <p>{description}</p>
      </div>
    </li>
  );
}
