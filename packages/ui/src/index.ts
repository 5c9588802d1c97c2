export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
  accordionHeadingLevels,
} from './Accordion/Accordion.tsx';
export { AlertDialog, type AlertDialogProps, alertDialogVariants } from './AlertDialog/AlertDialog.tsx';
export { Avatar, type AvatarProps, avatarSizes } from './Avatar/Avatar.tsx';
export { type Alignment, alignments, type Side, sides } from './anchoring/sides.ts';
export { Badge, type BadgeProps, badgeTones } from './Badge/Badge.tsx';
export { Banner, type BannerProps, bannerTones } from './Banner/Banner.tsx';
export { BarChart, type BarChartProps } from './BarChart/BarChart.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps, buttonSizes, buttonVariants } from './Button/Button.tsx';
export { Card, type CardProps, cardElements, cardPaddings } from './Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export {
  Container,
  type ContainerProps,
  containerElements,
  containerPaddings,
  containerWidths,
} from './Container/Container.tsx';
export type { CookieCategory } from './CookieConsent/CookieCategories.tsx';
export {
  CookieConsent,
  type CookieConsentProps,
  cookieConsentPlacements,
} from './CookieConsent/CookieConsent.tsx';
export type { CookieChoice } from './CookieConsent/parseChoice.ts';
export {
  DescriptionList,
  type DescriptionListProps,
  descriptionListLayouts,
} from './DescriptionList/DescriptionList.tsx';
export {
  DescriptionListItem,
  type DescriptionListItemProps,
} from './DescriptionList/DescriptionListItem.tsx';
export { Dialog, type DialogProps, dialogTypes } from './Dialog/Dialog.tsx';
export {
  type ConfirmRequest,
  type DialogControl,
  DialogProvider,
  useDialog,
} from './Dialog/DialogProvider.tsx';
export { Divider, type DividerProps, dividerOrientations } from './Divider/Divider.tsx';
export { Drawer, type DrawerProps, drawerSides } from './Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export { EyeAssist, type EyeAssistProps } from './EyeAssist/EyeAssist.tsx';
export {
  type EyeAssistChoice,
  eyeAssistOptions,
  isStandardEyeAssist,
  listEyeAssistAttributes,
  standardEyeAssist,
} from './EyeAssist/eyeAssistOptions.ts';
export { Field, type FieldControl, type FieldProps } from './Field/Field.tsx';
export { FieldGroup, type FieldGroupProps } from './Field/FieldGroup.tsx';
export { FileUpload, type FileUploadProps } from './FileUpload/FileUpload.tsx';
export type { SendFile } from './FileUpload/useUploads.ts';
export { Form, type FormComponentProps, type FormProps } from './Form/Form.tsx';
export type { FormError } from './Form/listIssues.ts';
export { Gallery, type GalleryProps } from './Gallery/Gallery.tsx';
export type { GalleryPicture, GallerySource } from './Gallery/GalleryPicture.ts';
export { Grid, type GridProps, gridColumns, gridElements } from './Grid/Grid.tsx';
export { Heading, type HeadingProps, headingLevels, headingSizes } from './Heading/Heading.tsx';
export { HelpBubble, type HelpBubbleProps, helpModes } from './HelpBubble/HelpBubble.tsx';
export { HtmlDialog, type HtmlDialogProps } from './HtmlDialog/HtmlDialog.tsx';
export { iconSizes } from './Icon/Drawing.tsx';
export { type IconName, icons } from './Icon/generated/icons.ts';
export { Icon, type IconProps } from './Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { IconMask, type IconMaskProps, iconMaskIcons } from './IconMask/IconMask.tsx';
export { IconToggle, type IconToggleProps, iconToggleIcons } from './IconToggle/IconToggle.tsx';
export { Inline, type InlineProps } from './Inline/Inline.tsx';
export { LineChart, type LineChartProps } from './LineChart/LineChart.tsx';
export type { LineChartSeries } from './LineChart/LinePlot.tsx';
export { Link, type LinkProps, linkSizes, linkVariants } from './Link/Link.tsx';
export { List, type ListProps, listElements, listVariants } from './List/List.tsx';
export { ListItem, type ListItemProps } from './List/ListItem.tsx';
export { LoadingBar, type LoadingBarProps } from './LoadingBar/LoadingBar.tsx';
export { MaskedField, type MaskedFieldProps } from './MaskedField/MaskedField.tsx';
export { Menu, type MenuProps } from './Menu/Menu.tsx';
export { MenuGroup, type MenuGroupProps } from './Menu/MenuGroup.tsx';
export { MenuItem, type MenuItemProps, menuItemVariants } from './Menu/MenuItem.tsx';
export { MenuLink, type MenuLinkProps } from './Menu/MenuLink.tsx';
export { Submenu, type SubmenuProps } from './Menu/Submenu.tsx';
export { MoneyField, type MoneyFieldProps } from './MoneyField/MoneyField.tsx';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField.tsx';
export { OtpField, type OtpFieldProps } from './OtpField/OtpField.tsx';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { PhoneField, type PhoneFieldProps } from './PhoneField/PhoneField.tsx';
export { Popover, type PopoverProps, popoverWidths } from './Popover/Popover.tsx';
export { Progress, type ProgressProps } from './Progress/Progress.tsx';
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
  radioGroupDirections,
} from './RadioGroup/RadioGroup.tsx';
export { RangeChart, type RangeChartProps, type RangeChartValue } from './RangeChart/RangeChart.tsx';
export { RangeSlider, type RangeSliderProps, type RangeValue } from './RangeSlider/RangeSlider.tsx';
export { SearchBox, type SearchBoxProps } from './SearchBox/SearchBox.tsx';
export type { SearchBoxGroup, SearchBoxOption, Suggest } from './SearchBox/useSuggestions.ts';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
  segmentedControlSizes,
} from './SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectOption, type SelectProps } from './Select/Select.tsx';
export { Skeleton, type SkeletonProps, skeletonShapes } from './Skeleton/Skeleton.tsx';
export { Slider, type SliderProps } from './Slider/Slider.tsx';
export { Spinner, type SpinnerProps, spinnerSizes } from './Spinner/Spinner.tsx';
export { Stack, type StackProps, stackAligns, stackElements, stackJustifies } from './Stack/Stack.tsx';
export { StatTile, type StatTileProps, statTileTones } from './StatTile/StatTile.tsx';
export { type Step, Stepper, type StepperProps } from './Stepper/Stepper.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export type { OpenChange, OpenReason } from './state/OpenChange.ts';
export { useIsHydrated } from './state/useIsHydrated.ts';
export { clearEdge } from './styling/clearEdge.ts';
export type { SpaceName } from './styling/SpaceName.ts';
export { Table, type TableProps, tableNarrows } from './Table/Table.tsx';
export type { TableColumn, TableSort } from './Table/tableColumns.ts';
export { type Tab, Tabs, type TabsProps, tabsActivations, tabsOrientations } from './Tabs/Tabs.tsx';
export { Text, type TextProps, textElements, textSizes, textTones, textWeights } from './Text/Text.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { Timeline, type TimelineProps } from './Timeline/Timeline.tsx';
export { TimelineItem, type TimelineItemProps, timelineStates } from './Timeline/TimelineItem.tsx';
export {
  createToasts,
  type ToastControl,
  type ToastOptions,
  type ToastOverflow,
  type Toasts,
  toastOverflows,
} from './Toast/createToasts.ts';
export { ToastProvider, type ToastProviderProps, useToast } from './Toast/ToastProvider.tsx';
export { type ToastRequest, type ToastType, toastTypes } from './Toast/toastTypes.ts';
export { type TrackedMessages, trackPromise } from './Toast/trackPromise.ts';
export { ToggleButton, type ToggleButtonProps, toggleButtonSizes } from './ToggleButton/ToggleButton.tsx';
export { Tooltip, type TooltipProps, type TooltipTrigger } from './Tooltip/Tooltip.tsx';
export type { LinkComponentProps } from './UiProvider/linkContext.ts';
export { englishMessages, type UiMessages } from './UiProvider/messages.ts';
export { UiProvider, type UiProviderProps } from './UiProvider/UiProvider.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
