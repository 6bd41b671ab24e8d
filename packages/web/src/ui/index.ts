/** Small parts without a meaning of their own. */
export { Button, type ButtonProps, IconButton, type IconButtonProps } from './button.tsx';
export { CheckTile, type CheckTileProps } from './check-tile.tsx';
export { Choice, type ChoiceOption, type ChoiceProps } from './choice.tsx';
export { classNames } from './class-names.ts';
export { Dialog, type DialogProps, hasDialog, Sheet } from './dialog.tsx';
export { Select, type SelectOption, type SelectProps, TextField, type TextFieldProps } from './fields.tsx';
export { GradeSquares } from './grade-squares.tsx';
export { Icon, type IconName } from './icon.tsx';
export { Mark, Wordmark } from './mark.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';
export { Switch, type SwitchProps } from './switch.tsx';
