import { useEffect, useRef, useState } from 'react';
import { dateText, timeText } from './clock-texts.ts';
import { ClockFace } from './ClockFace.tsx';
import { findPlace, PLACE } from './place.ts';
import { useNow } from './use-now.ts';
import { whenWelcome } from './when-welcome.ts';
import './clock.css';

interface Props {
  /** Which parts stand beside the face; `place` asks the browser where it is. */
  parts?: readonly ('time' | 'date' | 'place')[];
  /** Sets the date in the display size. */
  largeDate?: boolean;
}

/** Keeps a line for the text of a clock that does not run yet. */
const NOTHING_YET = '\u00a0';
/** Day, month and year of a date; its weekday may stand above them. */
const onOneLine = (date: string) => date.replace(/ (?=\d)/g, NOTHING_YET);

/** Analogue clock with the visitor's time, date and detected city. */
export default function Clock({ parts = ['time', 'date', 'place'], largeDate = false }: Props) {
  const now = useNow();
  return (
    <div className="clock" data-large-date={largeDate ? '' : undefined}>
      <ClockFace now={now} spoken={!parts.includes('time')} />
      {parts.length > 0 && (
        <div className="clock-text">
          {parts.includes('time') && (
            <time className="clock-time" dateTime={now?.toISOString()}>
              {now ? timeText(now) : NOTHING_YET}
            </time>
          )}
          {parts.includes('date') && (
            <p className="clock-date">{now ? onOneLine(dateText(now)) : NOTHING_YET}</p>
          )}
          {parts.includes('place') && <PlaceLabel />}
        </div>
      )}
    </div>
  );
}

/** Starts as an ellipsis and becomes the city, or says why it cannot. */
function PlaceLabel() {
  const [label, setLabel] = useState<string>(PLACE.searching);
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const leaving = new AbortController();
    // Older engines and insecure origins have no geolocation, whatever the types say.
    const geolocation = navigator.geolocation as Geolocation | undefined;
    const welcome = async () => {
      if (element.current) await whenWelcome(element.current, leaving.signal);
    };
    void findPlace(geolocation, welcome, (text) => {
      if (!leaving.signal.aborted) setLabel(text);
    });
    return () => leaving.abort();
  }, []);
  return (
    <p className="clock-place" aria-live="polite" ref={element}>
      {label}
    </p>
  );
}
