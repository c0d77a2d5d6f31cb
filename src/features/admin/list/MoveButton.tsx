import { toast } from '#lib/toasts.ts';
import { endpoints } from '#shared/endpoints.ts';
import { staffCall } from '../session/session.ts';
import { Icon } from '../shell/Icon.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import type { AdminTab } from '../tabs.ts';
import type { ListDefinition } from './list-definition.ts';
import { listStoreOf } from './list-stores.ts';
import type { Row } from './row.ts';

interface NotSpamProps {
  tab: AdminTab;
  list: ListDefinition;
  row: Row;
  onMoved: () => void;
}

const LABEL = 'Not spam: move to the inbox';

/** Moves suspected spam into the inbox, on the server and so for everybody. */
export function NotSpamButton({ tab, list, row, onMoved }: NotSpamProps) {
  const move = async (): Promise<void> => {
    const body = { list: list.suspected, id: row.id };
    const result = await staffCall(endpoints.suspectedRestore, { body });
    if (!result.ok) {
      toast(`Could not move it: ${result.message || 'no answer'}`, 'error');
      return;
    }
    toast('Moved to the inbox');
    onMoved();
    await Promise.all([listStoreOf(tab, true)?.reload(), listStoreOf(tab)?.reload()]);
  };
  useShortcuts([{ key: 'n', label: LABEL, run: () => void move() }]);
  return (
    <button type="button" className="admin-small" onClick={() => void move()}>
      <Icon name="check" /> {LABEL}
    </button>
  );
}
