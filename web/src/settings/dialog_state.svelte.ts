/** Whether the settings dialog is open. The app shows it above every screen. */
export const settingsDialog = $state({ open: false });
