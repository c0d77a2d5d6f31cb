import { useId } from 'react';
import { AT_REST, handsAt } from './clock-hands.ts';
import { spokenTime } from './clock-texts.ts';
import { skies, skyAt } from './sky.ts';

const turn = (angle: number) => `rotate(${angle} 120 120)`;

interface Props {
  /** Undefined until it is known. */
  now: Date | undefined;
  /** The face has a name that says the time, to the minute; else the text beside it does. */
  spoken: boolean;
}

/** The analogue face: a woven ring around a sky over the ridges that follows the hour. */
export function ClockFace({ now, spoken }: Props) {
  const dial = useId();
  const hands = now ? handsAt(now) : AT_REST;
  const colors = now ? skyAt(now) : skies.dawn;
  return (
    <svg
      className="clock-face"
      viewBox="0 0 240 240"
      role={spoken ? 'img' : undefined}
      aria-label={spoken ? faceName(now) : undefined}
      aria-hidden={spoken ? undefined : true}
    >
      <circle className="rim" cx="120" cy="120" r="119" />
      <circle className="weave-outer" cx="120" cy="120" r="114" pathLength={96} />
      <circle className="weave-inner" cx="120" cy="120" r="108.5" pathLength={96} />
      <circle className="sky" fill={colors.sky} cx="120" cy="120" r="103" />
      <clipPath id={dial}>
        <circle cx="120" cy="120" r="103" />
      </clipPath>
      <g clipPath={`url(#${dial})`}>
        <circle fill={colors.sun} cx="158" cy="92" r="19" />
        <path fill={colors.far} d="M17 150l24-16 17 9 26-34 20 22 16-12 25 30 18-14 32 30 28-18v96H17z" />
        <path fill={colors.mid} d="M17 172l30-20 24 14 38-28 30 24 24-12 34 26 26-14v70H17z" />
        <path fill={colors.near} d="M17 196l44-18 40 14 50-20 40 22 32-12v50H17z" />
      </g>
      <circle className="minutes" cx="120" cy="120" r="96" pathLength={600} />
      <circle className="hours" cx="120" cy="120" r="93" pathLength={120} />
      <path className="hand hour" d="M120 132V66" transform={turn(hands.hour)} />
      <path className="hand minute" d="M120 136V36" transform={turn(hands.minute)} />
      <g className="second" transform={turn(hands.second)}>
        <path d="M120 146V28" />
        <circle cx="120" cy="120" r="5" />
      </g>
    </svg>
  );
}

function faceName(now: Date | undefined): string {
  return now ? `The time is ${spokenTime(now)}` : 'Clock';
}
