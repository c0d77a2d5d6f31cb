import { useAtom } from './atom.ts';
import { Modal } from './Modal.tsx';
import { presentShortcuts, shortcutsOn, switchShortcuts } from './shortcuts.ts';

/** The keys that work here, and the switch that turns them off. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const on = useAtom(shortcutsOn);
  return (
    <Modal title="Keyboard shortcuts" onClose={onClose}>
      <dl className="admin-keys">
        {presentShortcuts().map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd>{nameOf(key)}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <label className="admin-check">
        <input type="checkbox" checked={on} onChange={(event) => switchShortcuts(event.target.checked)} />
        Use single-key shortcuts
      </label>
    </Modal>
  );
}

/** As it stands on the keyboard. */
function nameOf(key: string): string {
  if (key === 'Escape') return 'Esc';
  return /^[A-Z]$/.test(key) ? `Shift+${key}` : key;
}
