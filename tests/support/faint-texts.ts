import type { Page } from 'playwright/test';

/**
 * What axe leaves out, a line for each text that is too faint on its ground: placeholders, what style sheets write before and
 * after elements, first letters, and words hidden from screen readers. What stands on a picture is for the eye to judge.
 */
export const faintTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const WHITE: Colour = [1, 1, 1, 1];
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

    /** Any notation of CSS, in parts from 0 to 1. */
    function parts(css: string, opacity = 1): Colour {
      if (!canvas) throw new Error('There is no canvas.');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red / 255, green / 255, blue / 255, (alpha / 255) * opacity];
    }
    function over([red, green, blue, alpha]: Colour, ground: Colour): Colour {
      const mix = (above: number, below: number) => above * alpha + below * (1 - alpha);
      return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
    }
    const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const luminance = ([red, green, blue]: Colour) =>
      0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    function contrast(one: Colour, other: Colour): number {
      const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05);
    }

    const withParents = (element: Element): Element[] => [
      element,
      ...(element.parentElement ? withParents(element.parentElement) : []),
    ];
    /** What is painted behind words; undefined where a picture or a gradient is. */
    function groundOf(styles: CSSStyleDeclaration[]): Colour | undefined {
      const layers: Colour[] = [];
      for (const { backgroundImage, backgroundColor } of styles) {
        const layer = parts(backgroundColor);
        if (backgroundImage !== 'none' && layer[3] < 1) return undefined;
        layers.unshift(layer);
        if (layer[3] === 1) break;
      }
      return layers.reduce((ground, layer) => over(layer, ground), WHITE);
    }
    function faultOf(element: Element, pseudo: string, isSign = false): string[] {
      const chain = withParents(element).map((one) => getComputedStyle(one));
      const own = getComputedStyle(element, pseudo || null);
      const ground = groundOf(pseudo.startsWith('::') ? [own, ...chain] : chain);
      if (!ground) return [];
      const opacity = [own, ...(pseudo ? chain : chain.slice(1))].reduce(
        (all, one) => all * Number(one.opacity),
        1,
      );
      const size = parseFloat(own.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(own.fontWeight) >= 700);
      const found = contrast(over(parts(own.color, opacity), ground), ground);
      if (found >= (isLarge || isSign ? 3 : 4.5)) return [];
      return [`faint-text ${found.toFixed(2)}: ${element.outerHTML.slice(0, 120)}${pseudo}`];
    }

    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getClientRects().length > 0 &&
      !element.closest('.visually-hidden, svg');
    const writes = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    /** The words of `content`, without what screen readers say instead; a counter is a number. */
    const written = (content: string) =>
      (/^[^/"]*(?:"[^"]*"[^/"]*)*/.exec(content)?.[0] ?? '')
        .replace(/counters?\(.*?\)/g, '1')
        .replaceAll('"', '');

    return [...document.body.querySelectorAll('*')].filter(isSeen).flatMap((element) => [
      ...(element.matches(':placeholder-shown') ? faultOf(element, '::placeholder') : []),
      ...(element.closest('[aria-hidden="true"]') && writes(element) ? faultOf(element, '') : []),
      ...(getComputedStyle(element, '::first-letter').color !== getComputedStyle(element).color
        ? faultOf(element, '::first-letter')
        : []),
      ...['::before', '::after'].flatMap((pseudo) => {
        const { content, display } = getComputedStyle(element, pseudo);
        const words =
          ['none', 'normal'].includes(content) || display === 'none' ? '' : written(content).trim();
        return words ? faultOf(element, pseudo, !/[\p{L}\p{N}]/u.test(words)) : [];
      }),
    ]);
  });
