import '#components/ui/accordion.css';
import '#components/ui/faq-answer.css';
import '../preview.css';
import { bulletLines } from '#shared/text-lines.ts';

interface FaqPreviewProps {
  question: string;
  answer: string;
  /** Tells it from the other previews on the page. */
  label?: string;
}

/** An FAQ as its page will show it, opened, while it is typed: each line is a point. */
export function FaqPreview({ question, answer, label = 'Preview' }: FaqPreviewProps) {
  const lines = bulletLines(answer);
  return (
    <section className="cms-preview" aria-label={label}>
      <h3>Preview: the FAQ, as visitors will open it</h3>
      <div className="accordion-item cms-faq">
        <h4>{question.trim() || 'What visitors ask'}</h4>
        <ul className="faq-answer">
          {lines.length === 0 && <li>Each line you write is a point of its own.</li>}
          {lines.map((line, index) => (
            <li key={index} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
