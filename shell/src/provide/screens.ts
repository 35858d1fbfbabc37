import '@resort/shared/router';
import '@resort/shared/ui';
