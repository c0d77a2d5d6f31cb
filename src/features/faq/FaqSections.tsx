import { useEffect, useState, type SyntheticEvent } from 'react';
import '#components/ui/accordion.css';
import '#components/ui/faq-answer.css';
import { newerContent } from '#browser/newer-content.ts';
import { onFaqChange } from '#browser/faq-events.ts';
import { FAQ_CATEGORIES, type FaqCategory } from '#shared/form-options.ts';
import type { Faq, FaqsByCategory } from '#shared/schemas/entities.ts';
import { bulletLines, withWholeCounts } from '#shared/text-lines.ts';
import './faq.css';
import { call } from '#browser/api-client.ts';
import { logFailure } from '#browser/log.ts';
import { FRESH, VERSION_QUERY } from '#shared/cdn-cache.ts';
import { publicEndpoints } from '#shared/endpoints/public.ts';
import care from '../../assets/spots/care.svg?url';
import services from '../../assets/spots/services.svg?url';
import values from '../../assets/spots/values.svg?url';

const TITLES: Record<FaqCategory, string> = {
  general: 'General Questions',
  property: 'Property Management',
  digital: 'Digital Solutions',
};

const PICTURES: Record<FaqCategory, string> = {
  general: `${values}#say-it-plainly`,
  property: `${care}#tenants`,
  digital: `${services}#social-media-marketing`,
};

/** Every answer carries it: of the elements with one name the browser keeps one open at a time. */
const ACCORDION = 'faq';

interface Props {
  /** What was stored when the page was built. */
  initial: FaqsByCategory;
}

/**
 * The three accordion sections: one answer open at a time over all of them, one bullet per line. The built content
 * shows at once and works without script; then it gives way to newer ones, if there are any, and again after each change.
 */
export function FaqSections({ initial }: Props) {
  const [faqs, setFaqs] = useState(initial);

  useEffect(() => {
    let current = new AbortController();
    const show = async (load: (signal: AbortSignal) => Promise<FaqsByCategory | undefined>) => {
      current.abort();
      current = new AbortController();
      const fresh = await load(current.signal);
      if (fresh) setFaqs(fresh);
    };
    void show(loadNewerFaqs);
    const stop = onFaqChange(() => void show(loadFaqs));
    return () => {
      stop();
      current.abort();
    };
  }, []);

  return FAQ_CATEGORIES.map((category) => (
    <section key={category} id={category} className="faq-section" aria-labelledby={`faq-${category}`}>
      <div className="faq-title">
        <h2 id={`faq-${category}`}>{TITLES[category]}</h2>
        <img src={PICTURES[category]} alt="" width="320" height="240" loading="lazy" decoding="async" />
      </div>
      <div className="faq-list">
        {faqs[category].map((faq) => (
          <FaqItem key={faq.id} faq={faq} />
        ))}
        {faqs[category].length === 0 && <p className="soft">No FAQs in this category.</p>}
      </div>
    </section>
  ));
}

/** What is newer than the page, if anything is. */
async function loadNewerFaqs(signal: AbortSignal): Promise<FaqsByCategory | undefined> {
  const version = await newerContent(signal);
  return version === undefined || signal.aborted ? undefined : loadFaqs(signal, version);
}

function FaqItem({ faq }: { faq: Faq }) {
  return (
    <details name={ACCORDION} className="accordion-item" onToggle={closeOthers}>
      <summary>
        <h3 dir="auto">{faq.question}</h3>
      </summary>
      <ul className="faq-answer">
        {bulletLines(faq.answer).map((line, index) => (
          <li key={index} dir="auto">
            {withWholeCounts(line)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** For browsers that do not keep one open by name. */
function closeOthers({ currentTarget: opened }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!opened.open) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${ACCORDION}"][open]`)) {
    if (other !== opened) other.open = false;
  }
}

/** The FAQs of this content version or later, without one as stored now; undefined if not to be had. */
async function loadFaqs(signal: AbortSignal, version?: number): Promise<FaqsByCategory | undefined> {
  const query: Record<string, string> =
    version === undefined ? { [FRESH]: '1' } : { [VERSION_QUERY]: String(version) };
  const result = await call(publicEndpoints.faqList, { signal, query });
  if (signal.aborted) return undefined;
  if (result.ok && isComplete(result.data)) return result.data;
  logFailure('Failed to load FAQs', result.ok ? 'Invalid data format' : result.message);
  return undefined;
}

function isComplete(data: unknown): data is FaqsByCategory {
  if (typeof data !== 'object' || data === null) return false;
  return FAQ_CATEGORIES.every((category) => Array.isArray((data as Record<string, unknown>)[category]));
}
