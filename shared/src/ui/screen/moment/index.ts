export { MomentDialog, type MomentDialogProps } from './moment-dialog.tsx';
export { Moment, type MomentProps } from './moment.tsx';
