import { View } from '@react-pdf/renderer';
import { colors } from '../look';

/** A line to write on by hand. */
export const WritingLine = ({ room = 14 }: { room?: number }) => (
  <View style={{ height: room, borderBottomWidth: 0.75, borderBottomColor: colors.muted }} />
);
