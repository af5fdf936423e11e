import { Mark } from '../mark';

export const algorithmiaMarks = {
  models: (
    <Mark>
      <path d="M4 19.5C7 19.5 8 5 11 5s3 9 5 9 2.5-4 4-4M4 4v16h16" />
    </Mark>
  ),
  backtesting: (
    <Mark>
      <path d="M4.5 12a7.5 7.5 0 1 0 2.3-5.4L4.5 9m0-4.5V9H9m3-1v4.3l3 1.7" />
    </Mark>
  ),
  bot: (
    <Mark>
      <path d="M6.5 9h11a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 17.5v-7A1.5 1.5 0 0 1 6.5 9ZM12 9V5.5m0-1v-.1M9.5 13v1.5m5-1.5v1.5M2.5 12.8v2.7m19-2.7v2.7" />
    </Mark>
  ),
  charts: (
    <Mark>
      <path d="M5 8h4v7H5V8Zm2-4v4m0 7v3.5M15 9h4v6.5h-4V9Zm2-3.5V9m0 6.5V20" />
    </Mark>
  ),
  risk: (
    <Mark>
      <path d="M12 3.5 5 6v5.5c0 4.3 2.9 7.5 7 9 4.1-1.5 7-4.7 7-9V6l-7-2.5Zm0 4.7v4.3m0 2.9v.1" />
    </Mark>
  ),
  coach: (
    <Mark>
      <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm3.7 4.8-2.2 5.2-5.2 2.2 2.2-5.2 5.2-2.2Z" />
    </Mark>
  ),
};
