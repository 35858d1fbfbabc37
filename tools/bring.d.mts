/** What the tool's index.mjs exports; its packages are installed when they are missing. */
export function bringTool<Exports>(tool: string): Promise<Exports>;
