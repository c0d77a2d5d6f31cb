const SHAPES = {
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  mail: 'M3 5h18v14H3zm0 1 9 7 9-7',
  unsent: 'M3 5h18v14H3zm0 1 9 7 9-7M4 22 20 2',
  off: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM6 6l12 12',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3 2',
  up: 'm6 15 6-6 6 6',
  down: 'm6 9 6 6 6-6',
  refresh: 'M20 11a8 8 0 1 0-2.300 6M20 5v6h-6',
  download: 'M12 4v11m-5-5 5 5 5-5M4 20h16',
  keyboard: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M7 14h10',
  shield: 'M12 3l8 3v6c0 5-3.500 8-8 9-4.500-1-8-4-8-9V6z',
  leave: 'M10 4H4v16h6M9 12h12m-4-4 4 4-4 4',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  check: 'm4 12.500 5 5L20 6.500',
  picture: 'M3 5h18v14H3zm0 11 5-5 4 4 3-3 6 5M15.500 9.500h.01',
} as const;

export type IconName = keyof typeof SHAPES;

/** A line icon in the text's colour. Always decoration: the label stands beside it. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      className="admin-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
