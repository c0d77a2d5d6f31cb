import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  tone?: 'plain' | 'danger' | undefined;
}

/** The small button of the staff area; it submits nothing. */
export function Button({ tone, ...attributes }: ButtonProps) {
  return <button type="button" className="admin-small" data-tone={tone} {...attributes} />;
}

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  size?: number;
  /** Says what the icon shows. */
  'aria-label': string;
}

/** A button that is an icon alone. */
export function IconButton({ icon, size = 20, ...attributes }: IconButtonProps) {
  return (
    <button type="button" className="admin-ghost" {...attributes}>
      <Icon name={icon} size={size} />
    </button>
  );
}
