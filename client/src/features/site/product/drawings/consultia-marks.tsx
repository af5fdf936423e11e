import { Mark } from '../mark';

export const consultiaMarks = {
  savings: (
    <Mark>
      <path d="M5 7c0-1.4 3.1-2.5 7-2.5S19 5.6 19 7s-3.1 2.5-7 2.5S5 8.4 5 7Zm0 0v5c0 1.4 3.1 2.5 7 2.5s7-1.1 7-2.5V7M5 12v5c0 1.4 3.1 2.5 7 2.5s7-1.1 7-2.5v-5" />
    </Mark>
  ),
  investment: (
    <Mark>
      <path d="M11 5a8 8 0 1 0 8 8h-8V5Zm4-1.5A8 8 0 0 1 20.5 9H15V3.5Z" />
    </Mark>
  ),
  mortgage: (
    <Mark>
      <path d="m3.5 11.5 8.5-7 8.5 7M6 9.8v9.7h12V9.8M9.7 16.5l4.6-4.6M9.8 12v.1m4.4 4.2v.1" />
    </Mark>
  ),
  insurance: (
    <Mark>
      <path d="M12 3.5 5 6v5.5c0 4.3 2.9 7.5 7 9 4.1-1.5 7-4.7 7-9V6l-7-2.5Zm-3 8.7 2.2 2.2 4-4.2" />
    </Mark>
  ),
};
