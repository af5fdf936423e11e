import { Polygon, Svg, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Layer, ModuleBox } from '../../../../../../../shared/consulting/report/figures/layers';
import { sourceTexts } from '../../../../../../../shared/consulting/report/texts/source-texts';
import { inRows } from '../in-rows';
import { colors, styles } from '../look';
import { Say } from '../say';
import type { Sheet } from '../sheet';

/** The layers from the people at the top to the foundation. */
export const LayersDrawing = ({ of }: { of: Sheet }) => {
  const { layers, approach } = of.model.figures.architecture;
  const texts = of.words.figures.architecture;
  return (
    <View style={{ marginTop: 8, marginBottom: 4 }} wrap={false}>
      {layers.map((layer, index) => (
        <View key={layer.name}>
          {index > 0 && <Flow />}
          <Floor
            label={texts.layer[layer.name]}
            detail={layer.name === 'ground' ? texts.approach[approach] : undefined}
            dark={layer.name === 'integration'}
          >
            <Inside of={of} layer={layer} />
          </Floor>
        </View>
      ))}
    </View>
  );
};

const Inside = ({ of, layer }: { of: Sheet; layer: Layer }) => {
  const { words } = of;
  const texts = words.figures.architecture;
  switch (layer.name) {
    case 'people':
      return <Boxes texts={[texts.people(layer.departments)]} inRow={1} />;
    case 'modules':
      return <Modules of={of} boxes={layer.boxes} />;
    case 'integration':
      return (
        <View style={{ paddingLeft: box.marginHorizontal + box.paddingHorizontal }}>
          <Say style={[styles.strong, { color: colors.paper }]}>{words.report.module.integration}</Say>
          <Say style={{ color: colors.paper, fontSize: 8.5 }}>{texts.integration}</Say>
        </View>
      );
    case 'sources': {
      const names = sourceTexts(layer, texts);
      return <Boxes texts={names} inRow={Math.min(3, names.length)} />;
    }
    case 'ground':
      return <Boxes texts={layer.traits.map((trait) => texts.trait[trait])} inRow={layer.traits.length} />;
  }
};

const Modules = ({ of, boxes }: { of: Sheet; boxes: ModuleBox[] }) => (
  <View style={styles.row}>
    {boxes.map((one) => (
      <View key={one.module} style={[box, { flexBasis: 0 }]}>
        <Say style={[styles.strong, { color: colors.brand, fontSize: 9 }]}>
          {of.words.report.module[one.module]}
        </Say>
        <Say style={{ fontSize: 8.5, lineHeight: 1.3 }}>
          {of.words.figures.architecture.calls(one.reasons)}
        </Say>
      </View>
    ))}
  </View>
);

const box = {
  flexGrow: 1,
  marginHorizontal: 2,
  paddingVertical: 4,
  paddingHorizontal: 7,
  borderWidth: 0.75,
  borderColor: colors.brand,
  borderRadius: 4,
  backgroundColor: colors.paper,
} as const;

const Boxes = ({ texts, inRow }: { texts: string[]; inRow: number }) => (
  <View>
    {inRows(texts, inRow).map((row, index) => (
      <View key={index} style={[styles.row, { marginTop: index > 0 ? 4 : 0 }]}>
        {row.map((text, place) => (
          <View key={place} style={{ flex: 1, flexBasis: 0 }}>
            {text !== undefined && (
              <View style={box}>
                <Say style={{ fontSize: 8.5, lineHeight: 1.3 }}>{text}</Say>
              </View>
            )}
          </View>
        ))}
      </View>
    ))}
  </View>
);

interface FloorProps {
  label: string;
  detail: string | undefined;
  dark: boolean;
  children: ReactNode;
}

const Floor = ({ label, detail, dark, children }: FloorProps) => (
  <View
    style={[
      styles.row,
      {
        alignItems: 'center',
        borderRadius: 6,
        padding: 5,
        backgroundColor: dark ? colors.brand : colors.tint,
      },
      { borderWidth: 0.75, borderColor: dark ? colors.brand : colors.line },
    ]}
  >
    <View style={{ width: 104, paddingRight: 8 }}>
      <Say style={[styles.strong, { color: dark ? colors.paper : colors.ink }]}>{label}</Say>
      {detail !== undefined && <Say style={styles.note}>{detail}</Say>}
    </View>
    <View style={{ flex: 1 }}>{children}</View>
  </View>
);

/** Data flows in both directions between two layers. */
const Flow = () => (
  <View style={{ alignItems: 'center', paddingVertical: 0.5 }}>
    <Svg width={7} height={8.4} viewBox="0 0 10 12">
      <Polygon points="5,0 9,4 6,4 6,8 9,8 5,12 1,8 4,8 4,4 1,4" fill={colors.brand} />
    </Svg>
  </View>
);
