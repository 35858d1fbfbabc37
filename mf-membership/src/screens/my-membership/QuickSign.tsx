import {
  BedDouble,
  Gem,
  Gift,
  History,
  Star,
  Tag,
  Ticket,
  TicketPercent,
  User,
  Utensils,
  type LucideIcon,
} from 'lucide-react';

/** The signs that the menu's data may name. */
const SIGNS: Readonly<Record<string, LucideIcon>> = {
  bed: BedDouble,
  gem: Gem,
  gift: Gift,
  history: History,
  tag: Tag,
  ticket: Ticket,
  'ticket-percent': TicketPercent,
  user: User,
  utensils: Utensils,
};

/** A star for a name that this version does not know yet. */
export function QuickSign({ name }: { name: string }) {
  const Sign = SIGNS[name] ?? Star;
  return <Sign size={22} strokeWidth={1.6} aria-hidden="true" />;
}
