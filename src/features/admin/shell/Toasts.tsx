import { useStore } from '../store.ts';
import { Icon } from './Icon.tsx';
import { dismiss, toasts } from './toasts.ts';

/** The stack of notices in the lower corner, newest last, read out politely. */
export function Toasts() {
  const list = useStore(toasts);
  return (
    <div className="admin-toasts" role="status" aria-live="polite">
      {list.map(({ id, text, tone, action }) => (
        <div key={id} className="admin-toast" data-tone={tone}>
          <p>{text}</p>
          {action && (
            <button
              type="button"
              className="admin-toast-action"
              onClick={() => {
                dismiss(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            className="admin-ghost"
            aria-label="Dismiss notice"
            onClick={() => {
              dismiss(id);
            }}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
